import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import { defaultFrameMessages } from '../../i18n/frame-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { RefreshIcon } from '../../icons/actions.tsx';
import { ErrorIcon } from '../../icons/status.tsx';
import { Button } from '../Button/Button.tsx';
import * as place from '../EmptyState/EmptyState.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import type { HeadingLevel } from '../Heading/heading-options.ts';
import * as css from './ErrorState.css.ts';

export interface ErrorStateProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'title' | 'role'> {
  /** The title: what failed, such as "The servers could not be loaded". */
  title: ReactNode;
  /** The heading level of the title. @default 2 */
  level?: HeadingLevel | undefined;
  /** What is safe, and what the reader can do. */
  description?: ReactNode;
  /** An icon of 24 px. @default a warning sign */
  glyph?: ReactNode;
  /** Called when the reader retries. Leave it out where a retry cannot help. */
  onRetry?: (() => void) | undefined;
  /** Whether a retry is running. The button keeps the focus. @default false */
  isRetrying?: boolean | undefined;
  /** The label of the retry button. @default the kit's "Retry" */
  retryLabel?: string | undefined;
  /** Another action, such as a link to the status page. */
  action?: ReactNode;
  /** Details for support, such as the id of the request. */
  details?: ReactNode;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/**
 * A message for content that could not be loaded, with a button that retries.
 * @example
 * <ErrorState title="The servers could not be loaded" onRetry={retry} />
 */
export function ErrorState({
  title,
  level = 2,
  description,
  glyph,
  onRetry,
  isRetrying = false,
  retryLabel,
  action,
  details,
  UNSAFE_className,
  ...props
}: ErrorStateProps) {
  const messages = useWords(defaultFrameMessages);
  return (
    <div {...props} className={classes(place.root, UNSAFE_className)}>
      <div className={place.glyph({ tone: 'danger' })} aria-hidden="true">
        {glyph ?? <ErrorIcon size={24} />}
      </div>
      {/* Only the text is an alert: screen readers would announce each change of a button within it. */}
      <div role="alert">
        <Heading level={level} size={16}>
          {title}
        </Heading>
        {description !== undefined && <p className={place.description}>{description}</p>}
      </div>
      {(onRetry || action !== undefined) && (
        <div className={place.actions}>
          {onRetry && (
            <Button iconStart={<RefreshIcon />} isPending={isRetrying} onPress={onRetry}>
              {retryLabel ?? messages.retry}
            </Button>
          )}
          {action}
        </div>
      )}
      {details !== undefined && <p className={css.details}>{details}</p>}
    </div>
  );
}
