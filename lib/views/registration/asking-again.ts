/** Header of the backend's answers: "useless" if repeating the request changes nothing until an administrator acts. */
export const askingAgain = 'x-asking-again'
