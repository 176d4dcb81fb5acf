// All of this runs in the page.

/**
 * The computed styles of each element in its current state, and in every state for elements with classes of several
 * style files.
 */
export function looks(): string[] {
  const states = ['hovered', 'pressed', 'focused', 'focus-visible', 'selected', 'open', 'empty', 'placeholder'];
  const denied = ['disabled', 'invalid', 'readonly', 'pending'];
  const all = [...document.body.querySelectorAll(':not(script)')];
  const isMixed = ({ classList }: Element) => new Set([...classList].map((name) => name.slice(0, 4))).size > 1;
  const mixed = all.filter(isMixed);

  const look = (state: string, elements: readonly Element[]) =>
    elements.flatMap((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith('--'));
      const of = `${state} <${element.tagName} class="${element.getAttribute('class')}">`;
      return names.map((name) => `${of} ${name}: ${style.getPropertyValue(name)}`);
    });

  const seen = look('', all);
  for (const state of [...states, ...denied]) {
    const others = all.filter((element) => !element.hasAttribute(`data-${state}`));
    for (const element of others) element.setAttribute(`data-${state}`, '');
    seen.push(...look(state, mixed));
    for (const element of others) element.removeAttribute(`data-${state}`);
  }
  return seen;
}

/** Replaces the kit's sheet, recognised by its layers; the sheets of the fonts and of React Aria stay. */
export function wear(css: string): void {
  const old = [...document.styleSheets].filter(({ cssRules }) =>
    [...cssRules].some((rule) => rule instanceof CSSLayerBlockRule && rule.name.startsWith('kronos.')),
  );
  document.head.appendChild(document.createElement('style')).textContent = css;
  for (const { ownerNode } of old) ownerNode?.parentNode?.removeChild(ownerNode);
}

export const differences = ({ wanted, found }: { wanted: readonly string[]; found: readonly string[] }): string[] =>
  wanted.flatMap((one, index) => (one === found[index] ? [] : [`${found[index]}, not ${one}`]));
