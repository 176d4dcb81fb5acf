export { defaultMessages, type KitMessages } from '../i18n/messages.ts';
