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
import { FieldFrame, type FieldTexts, splitTexts } from '../../field/Field.tsx';
import { ring } from '../../field/mark.css.ts';
import { radioCardColumns } from './columns.ts';
import * as css from './RadioCards.css.ts';

export { radioCardColumns };
export type RadioCardColumns = (typeof radioCardColumns)[number];

export interface RadioCardsProps
  extends Omit<RadioGroupProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot' | 'orientation'>,
    FieldTexts {
  /** `RadioCard` elements. */
  children: ReactNode;
  /** The maximum number of cards side by side; narrow containers show fewer. @default 2 */
  columns?: RadioCardColumns | undefined;
}

/**
 * A choice of one from a few options that each need a sentence, a price or a picture.
 * @example
 * <RadioCards label="Plan" name="plan"><RadioCard value="s" title="Small" /></RadioCards>
 */
export function RadioCards({ children, columns = 2, ...others }: RadioCardsProps) {
  const [texts, props] = splitTexts(others);
  return (
    <RadioGroup {...props} className={field.field}>
      <FieldFrame {...texts}>
        <div className={css.cards({ columns })}>{children}</div>
      </FieldFrame>
    </RadioGroup>
  );
}

export interface RadioCardProps extends Omit<RadioFieldProps, 'className' | 'style' | 'render' | 'children' | 'slot'> {
  /** The name of the option. */
  title: string;
  /** A sentence about the option, announced as its description. */
  description?: ReactNode;
  /** A picture of the option, hidden from screen readers. */
  icon?: ReactNode;
  /** A last line, such as a price; part of the description. */
  aside?: ReactNode;
}

/**
 * One option of `RadioCards`; the whole card can be pressed.
 * @example
 * <RadioCard value="s" title="Small" aside="€ 5" />
 */
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
