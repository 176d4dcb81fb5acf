import { contrast, fromHex, type Oklch, toHex } from './oklch.ts';
import { type Scheme, type Step, toneSteps } from './primitives.ts';

/** The surfaces, line and text of one hue, as in the theme contract. */
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

/**
 * Returns a tone for its strongest colour, readable on every background for any colour: in OKLCH the lightness of a step
 * determines its contrast, and `toneSteps` fixes it.
 */
export function makeTone(solid: string, scheme: Scheme): Tone {
  const seed = fromHex(solid);
  const steps = toneSteps[scheme];
  return {
    solid,
    ...solidStates(seed, solid),
    soft: tint(seed, steps.soft),
    softHover: tint(seed, steps.softHover),
    line: tint(seed, steps.line),
    mark: tint(seed, steps.mark),
    text: tint(seed, steps.text),
  };
}

/** Caps the chroma but never raises it, so that a grey stays grey. */
const tint = (seed: Oklch, step: Step) => toHex({ l: step.l, c: Math.min(seed.c, step.c), h: seed.h });

/** Hover and press move away from the text's lightness, so contrast can only increase; at the end of the scale they reverse. */
function solidStates(seed: Oklch, solid: string): Pick<Tone, 'solidHover' | 'solidPress' | 'onSolid'> {
  const ink = toHex({ l: 0.19, c: Math.min(seed.c, 0.035), h: seed.h });
  const isLight = contrast(solid, '#ffffff') < contrast(solid, '#000000');
  const inks = isLight ? [ink, '#000000'] : ['#ffffff'];
  const onSolid = inks.find((candidate) => contrast(solid, candidate) >= 4.5) ?? (isLight ? '#000000' : '#ffffff');
  const away = isLight ? 1 : -1;
  const direction = seed.l + away * 0.09 > 1 || seed.l + away * 0.09 < 0.05 ? -away : away;
  return {
    solidHover: toHex({ ...seed, l: seed.l + direction * 0.035 }),
    solidPress: toHex({ ...seed, l: seed.l + direction * 0.07 }),
    onSolid,
  };
}
