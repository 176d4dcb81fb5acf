import { createFormat, type Format } from '../messages/format.ts';
import type { Messages } from '../messages/create-messages.ts';
import { useApp } from './app-context.ts';

const formats = new WeakMap<Messages, Format>();

/** Returns the formats of numbers and times, created on first use because the sign-in page has neither. */
export function useFormat(): Format {
  const { messages } = useApp();
  const format = formats.get(messages) ?? createFormat(messages.locale);
  formats.set(messages, format);
  return format;
}
