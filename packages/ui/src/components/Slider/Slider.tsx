import type { ReactNode } from 'react';
import {
  Slider as RACSlider,
  SliderFill,
  SliderOutput,
  type SliderProps as RACSliderProps,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { Label } from 'react-aria-components/Label';
import { classes } from '../../css/classes.ts';
import * as field from '../../field/Field.css.ts';
import * as css from './Slider.css.ts';

interface SliderTexts {
  /** The field's label. */
  label: string;
  /** A sentence under the slider. */
  help?: ReactNode;
  /** The name of the input in a form. */
  name?: string | undefined;
}

export interface SliderProps
  extends Omit<RACSliderProps<number>, 'className' | 'style' | 'render' | 'children' | 'slot' | 'orientation'>,
    SliderTexts {}

/**
 * A field for an approximate number within a range. For an exact one use `NumberField`.
 * @example
 * <Slider label="Quality" defaultValue={80} />
 */
export function Slider({ label, help, name, ...props }: SliderProps) {
  return (
    <RACSlider {...props} className={field.field}>
      <Head label={label} />
      <SliderTrack className={css.track}>
        <SliderFill className={classes(css.fill, css.fromStart)} />
        <SliderThumb className={css.thumb} {...(name ? { name } : {})} />
      </SliderTrack>
      {help && <span className={field.help}>{help}</span>}
    </RACSlider>
  );
}

export interface RangeSliderProps
  extends Omit<RACSliderProps<number[]>, 'className' | 'style' | 'render' | 'children' | 'slot' | 'orientation'>,
    Omit<SliderTexts, 'name'> {
  /** The names of the two thumbs for screen readers, such as `['From', 'To']`. */
  thumbLabels: readonly [string, string];
}

/**
 * A field for two numbers within a range, neither of which passes the other.
 * @example
 * <RangeSlider label="Year" defaultValue={[1990, 2020]} thumbLabels={['From', 'To']} />
 */
export function RangeSlider({ label, help, thumbLabels, ...props }: RangeSliderProps) {
  return (
    <RACSlider {...props} className={field.field}>
      <Head label={label} />
      <SliderTrack className={css.track}>
        <SliderFill className={css.fill} />
        {thumbLabels.map((name, index) => (
          <SliderThumb key={name} index={index} aria-label={name} className={css.thumb} />
        ))}
      </SliderTrack>
      {help && <span className={field.help}>{help}</span>}
    </RACSlider>
  );
}

/** The label at the start, and the value at the end. */
function Head({ label }: { label: string }) {
  return (
    <div className={field.label}>
      <Label>{label}</Label>
      <SliderOutput className={css.output}>
        {({ state }) => state.values.map((_, index) => state.getThumbValueLabel(index)).join(' – ')}
      </SliderOutput>
    </div>
  );
}
