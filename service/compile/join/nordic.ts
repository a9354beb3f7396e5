/** Where Klimatkollen's companies are; its files give no country. */
export const nordic: readonly string[] = ['SE', 'NO', 'DK', 'FI', 'IS']
