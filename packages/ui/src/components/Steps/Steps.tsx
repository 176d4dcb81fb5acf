import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { listRole } from '../../css/list-role.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { defaultFrameMessages } from '../../i18n/frame-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { CheckIcon } from '../../icons/actions.tsx';
import { ErrorIcon } from '../../icons/status.tsx';
import * as css from './Steps.css.ts';

export interface Step {
  /** An id that is unique in the list. It is never shown. */
  id: string;
  /** The label: one or two words. */
  label: string;
  /** A second line under the label. */
  description?: ReactNode;
  /** Whether the step contains an error. */
  hasError?: boolean | undefined;
}

export const stepsOrientations = ['horizontal', 'vertical'] as const;
export type StepsOrientation = (typeof stepsOrientations)[number];

export interface StepsProps {
  /** The name of the steps, such as "Accept the invitation". */
  label: string;
  /** The steps in order. */
  steps: readonly Step[];
  /** The id of the current step; those before it are done. `undefined` once all are done. */
  current: string | undefined;
  /** Called when a completed step is chosen. Without it the steps only show the progress. */
  onStep?: ((id: string) => void) | undefined;
  /**
   * The direction. `vertical` is for the side of a form; on narrow screens the steps are always horizontal. @default
   * 'horizontal'
   */
  orientation?: StepsOrientation | undefined;
}

/**
 * The steps of a task: which are done, which is current and which follow.
 * @example
 * <Steps label="Setup" steps={steps} current="account" />
 */
export function Steps({ label, steps, current, onStep, orientation = 'horizontal' }: StepsProps) {
  const messages = useWords(defaultFrameMessages);
  const position = current === undefined ? steps.length : steps.findIndex(({ id }) => id === current);
  const open = steps[position];
  const stateLabels: Partial<Record<State, string>> = { done: messages.stepDone, error: messages.stepError };
  return (
    <div className={css.place} data-orientation={orientation}>
      <ol {...listRole('ol')} aria-label={label} className={css.list}>
        {steps.map((step, index) => {
          const state = stateOf(step, index, position);
          const content = (
            <>
              <span className={css.mark({ state })} aria-hidden="true">
                {marks[state] ?? index + 1}
              </span>
              {/* In narrow places the label is hidden visually only: screen readers read it at every width. */}
              <span className={visuallyHidden}>
                {[`${index + 1}. ${step.label}`, stateLabels[state]].filter(Boolean).join(', ')}
              </span>
              <span className={css.texts} aria-hidden="true">
                <span className={css.label}>{step.label}</span>
                {step.description !== undefined && <span className={css.description}>{step.description}</span>}
              </span>
            </>
          );
          const isCurrent = index === position;
          return (
            <li
              key={step.id}
              className={css.step}
              data-state={isCurrent ? 'current' : state}
              {...(isCurrent ? { 'aria-current': 'step' } : {})}
            >
              {onStep && index < position ? (
                <Button className={css.item} onPress={() => onStep(step.id)}>
                  {content}
                </Button>
              ) : (
                <span className={css.item}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      {open && (
        <div className={css.open} aria-hidden="true">
          {messages.stepOf(position + 1, steps.length, open.label)}
        </div>
      )}
    </div>
  );
}

type State = 'done' | 'current' | 'error' | 'next';

const stateOf = ({ hasError = false }: Step, index: number, position: number): State => {
  if (hasError) return 'error';
  if (index < position) return 'done';
  return index === position ? 'current' : 'next';
};

const marks: Partial<Record<State, ReactNode>> = { done: <CheckIcon />, error: <ErrorIcon /> };
