export { defaultMessages, type KitMessages } from '../i18n/messages.ts';
export { useKitMessages } from '../i18n/use-kit-messages.ts';
