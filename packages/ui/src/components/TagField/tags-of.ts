import type { Option } from '../../field/use-options.ts';

const fold = (text: string) => text.toLocaleLowerCase();

/** Returns the options that the parts of a pasted list name, each once, and the parts without an option. */
export function tagsOf(parts: readonly string[], options: readonly Option[], canCreate: boolean) {
  const tags = new Map<string, Option>();
  const rest: string[] = [];
  for (const part of parts) {
    const named = options.find(({ label }) => fold(label) === fold(part));
    const option = named ?? (canCreate ? { id: part, label: part, isNew: true } : undefined);
    if (option && !option.isDisabled) {
      if (!tags.has(fold(part))) tags.set(fold(part), option);
    } else rest.push(part);
  }
  return { tags: [...tags.values()], rest };
}
