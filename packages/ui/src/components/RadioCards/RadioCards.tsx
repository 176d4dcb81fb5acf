import type { ReactNode } from 'react';
import {
  RadioButton,
  RadioField,
  type RadioFieldProps,
  RadioGroup,
  type RadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { classes } from '../../css/classes.ts';
import * as field from '../../field/Field.css.ts';
import { FieldError, type FieldTexts, Help, Label } from '../../field/Field.tsx';
import { ring } from '../../field/mark.css.ts';
import { radioCardColumns } from './columns.ts';
import * as css from './RadioCards.css.ts';

export { radioCardColumns };
export type RadioCardColumns = (typeof radioCardColumns)[number];

export interface RadioCardsProps
  extends Omit<RadioGroupProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot' | 'orientation'>,
    FieldTexts {
  /** `RadioCard`s. */
  children: ReactNode;
  /** Most cards beside each other; narrow places show fewer. @default 2 */
  columns?: RadioCardColumns | undefined;
}

/** One of a few things that each need a sentence, a price or a picture. */
export function RadioCards({ label, help, error, hasOptionalMark, children, columns = 2, ...props }: RadioCardsProps) {
  return (
    <RadioGroup {...props} {...(error === undefined ? {} : { isInvalid: true })} className={field.field}>
      <Label hasOptionalMark={hasOptionalMark ?? false}>{label}</Label>
      <div className={css.cards({ columns })}>{children}</div>
      <Help>{help}</Help>
      <FieldError>{error}</FieldError>
    </RadioGroup>
  );
}

export interface RadioCardProps extends Omit<RadioFieldProps, 'className' | 'style' | 'render' | 'children' | 'slot'> {
  /** What is chosen: the name of the choice. */
  title: string;
  /** A sentence about it, read out as its description. */
  description?: ReactNode;
  /** A picture of it, for eyes only. */
  icon?: ReactNode;
  /** A last line, such as a price; part of its description. */
  aside?: ReactNode;
}

/** One choice of `RadioCards`; all of the card can be pressed. */
export function RadioCard({ title, description, icon, aside, ...props }: RadioCardProps) {
  return (
    <RadioField {...props} aria-label={title} className={css.place}>
      <RadioButton className={css.card}>
        {icon && (
          <span className={css.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <span className={css.texts}>
          <span className={css.title}>{title}</span>
          {(description || aside) && (
            <Text slot="description" className={css.description}>
              {description}
              {aside && <span className={css.aside}>{aside}</span>}
            </Text>
          )}
        </span>
        <span className={classes(ring, css.mark)} />
      </RadioButton>
    </RadioField>
  );
}
