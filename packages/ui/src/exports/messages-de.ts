export { germanMessages } from '../i18n/messages-de.ts';
