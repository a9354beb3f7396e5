/** Header of the backend's answers: "useless" where asking again changes nothing until an administrator does something. */
export const askingAgain = 'x-asking-again'
