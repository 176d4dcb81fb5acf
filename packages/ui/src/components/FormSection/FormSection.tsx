import { type ReactNode, useId } from 'react';
import * as css from './FormSection.css.ts';

export interface FormSectionProps {
  /** The section's title. */
  title: string;
  /** The heading level of the title. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** A sentence under the title. */
  description?: ReactNode;
  /** The fields, in one column. */
  children: ReactNode;
}

/**
 * A titled group of fields in a `Form` with `hasSections`.
 * @example
 * <FormSection title="Contact">{fields}</FormSection>
 */
export function FormSection({ title, level = 2, description, children }: FormSectionProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.titles}>
        <Title id={id} className={css.title}>
          {title}
        </Title>
        {description && <p className={css.description}>{description}</p>}
      </div>
      <div className={css.fields}>{children}</div>
    </section>
  );
}
