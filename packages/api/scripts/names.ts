/** The name of a group in kebab case, as files are named: `customerServers` is `customer-servers`. */
export const kebab = (group: string): string => group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
