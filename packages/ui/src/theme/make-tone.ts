import { contrast, fromHex, type Oklch, toHex } from './oklch.ts';
import { type Scheme, toneSteps } from './primitives.ts';

/** One hue's surfaces, line and text; the shape of a tone in the theme contract. */
export interface Tone {
  solid: string;
  solidHover: string;
  solidPress: string;
  onSolid: string;
  soft: string;
  softHover: string;
  line: string;
  mark: string;
  text: string;
}

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for the lines of controls. */
export const readable = { text: 4.5, line: 3 } as const;

/** Moves a colour away from its surfaces, in steps too small to see, until it reaches the ratio on each. */
export function reach(start: Oklch, surfaces: readonly string[], ratio: number, scheme: Scheme): string {
  const step = scheme === 'dark' ? 0.005 : -0.005;
  let colour = start;
  while (colour.l > 0 && colour.l < 1 && surfaces.some((surface) => contrast(toHex(colour), surface) < ratio)) {
    colour = { ...colour, l: Math.min(1, Math.max(0, colour.l + step)) };
  }
  return toHex(colour);
}

/** A tone from its one strongest colour, readable on the given surfaces whatever that colour is. */
export function makeTone(solid: string, surfaces: readonly string[], scheme: Scheme): Tone {
  const seed = fromHex(solid);
  const steps = toneSteps[scheme];
  const soft = toHex(tint(seed, steps.soft));
  const softHover = toHex(tint(seed, steps.softHover));
  return {
    solid,
    ...solidStates(seed, solid),
    soft,
    softHover,
    line: reach(tint(seed, steps.line), surfaces, readable.line, scheme),
    mark: reach(tint(seed, steps.mark), surfaces, readable.line, scheme),
    text: reach(tint(seed, steps.text), [...surfaces, soft, softHover], readable.text, scheme),
  };
}

/** A grey stays grey: chroma is capped, never invented. */
const tint = (seed: Oklch, step: { l: number; c: number }): Oklch => ({
  l: step.l,
  c: Math.min(seed.c, step.c),
  h: seed.h,
});

/** Hover and press leave the text's side of the scale, so contrast can only grow; at its end they turn back. */
function solidStates(seed: Oklch, solid: string): Pick<Tone, 'solidHover' | 'solidPress' | 'onSolid'> {
  const ink = toHex({ l: 0.19, c: Math.min(seed.c, 0.035), h: seed.h });
  const isLight = contrast(solid, '#ffffff') < contrast(solid, '#000000');
  const inks = isLight ? [ink, '#000000'] : ['#ffffff'];
  const onSolid =
    inks.find((candidate) => contrast(solid, candidate) >= readable.text) ?? (isLight ? '#000000' : '#ffffff');
  const away = isLight ? 1 : -1;
  const direction = seed.l + away * 0.09 > 1 || seed.l + away * 0.09 < 0.05 ? -away : away;
  return {
    solidHover: toHex({ ...seed, l: seed.l + direction * 0.035 }),
    solidPress: toHex({ ...seed, l: seed.l + direction * 0.07 }),
    onSolid,
  };
}
