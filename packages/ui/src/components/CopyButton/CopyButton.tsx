import { useEffect, useState } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { CheckIcon, CloseIcon, CopyIcon } from '../../icons/actions.tsx';
import { defaultControlMessages } from '../../i18n/control-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as css from './CopyButton.css.ts';
import { copyText } from './copy-text.ts';

/** How long the result is shown, in milliseconds. */
const shown = 2000;

export interface CopyButtonProps
  extends Omit<
    ButtonProps,
    'value' | 'children' | 'iconStart' | 'iconEnd' | 'onPress' | 'isPending' | 'pendingLabel' | 'aria-label'
  > {
  /** The text to copy, or a function that returns it when the button is pressed. */
  value: string | (() => string);
  /**
   * The button's name, starting with a verb, such as "Copy the address"; also its tooltip where only the icon shows.
   */
  label: string;
  /** Whether the label is shown beside the icon. @default false */
  hasLabel?: boolean | undefined;
  /** Called when the text has been copied. */
  onCopied?: (() => void) | undefined;
}

/**
 * A button that copies a text and announces that it did.
 * @example
 * <CopyButton label="Copy the command" value="docker ps" />
 */
export function CopyButton({ value, label, hasLabel = false, onCopied, tone = 'quiet', ...props }: CopyButtonProps) {
  const messages = useWords(defaultControlMessages);
  const [outcome, setOutcome] = useState<{ isCopied: boolean }>();

  // Each result restarts the timer, even the same one.
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shown);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await copyText(typeof value === 'string' ? value : value());
    } catch {
      setOutcome({ isCopied: false });
      return;
    }
    setOutcome({ isCopied: true });
    onCopied?.();
  };

  const announcement = outcome && (outcome.isCopied ? messages.copied : messages.notCopied);
  const button = (
    <Button
      {...props}
      tone={tone}
      onPress={() => void copy()}
      iconStart={
        outcome ? <span className={css.done}>{outcome.isCopied ? <CheckIcon /> : <CloseIcon />}</span> : <CopyIcon />
      }
      {...(hasLabel ? { children: label } : { 'aria-label': label })}
    />
  );
  return (
    <span className={css.root}>
      {hasLabel ? button : <Tooltip content={label}>{button}</Tooltip>}
      <span role="status" className={visuallyHidden}>
        {announcement}
      </span>
    </span>
  );
}
