import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { type FieldErrors, Form } from '../../components/Form/Form.tsx';
import { type Step, Steps } from '../../components/Steps/Steps.tsx';
import { defaultWizardLabels, type WizardLabels } from './labels.ts';
import * as css from './WizardFrame.css.ts';

export const wizardPlacements = ['top', 'side'] as const;
export type WizardPlacement = (typeof wizardPlacements)[number];

export interface WizardStep extends Pick<Step, 'id' | 'label' | 'hasError'> {
  /** The title of the step. */
  title: string;
  /** A sentence under the title. */
  text?: ReactNode;
  /** The fields. They stay mounted once shown, so that typed values are kept when the user goes back. */
  content: ReactNode;
  /** The main action. @default 'Continue', and 'Finish' on the last step */
  nextLabel?: string | undefined;
}

export interface WizardFrameProps {
  /** The name of the wizard. */
  label: string;
  /** The steps, in order. */
  steps: readonly WizardStep[];
  /** The id of the current step; those before it are done. Store it to resume there. */
  current: string;
  /** Called with the id of the chosen step. */
  onCurrentChange: (id: string) => void;
  /**
   * Called when a valid step is completed. Return a promise to keep the step pending meanwhile, or `false` to stay,
   * such as after a refusal given in `error` or `errors`.
   */
  onNext: (id: string) => void | Promise<boolean | void>;
  /** Called when the last step is completed. */
  onFinish?: (() => void) | undefined;
  /** The position of the steps on wide screens; on narrow ones they are at the top. @default 'top' */
  placement?: WizardPlacement | undefined;
  /** An error of the current step as a whole. */
  error?: ReactNode;
  /** The errors of the current step's fields. */
  errors?: FieldErrors | undefined;
  /** The component's texts. @default English */
  labels?: Partial<WizardLabels> | undefined;
}

/**
 * A task in steps: one form at a time, with buttons to go back and to continue.
 * @example
 * <WizardFrame label="Setup" steps={steps} current="account" onCurrentChange={setCurrent} onNext={save} />
 */
export function WizardFrame({
  label,
  steps,
  current,
  onCurrentChange,
  onNext,
  onFinish,
  placement = 'top',
  error,
  errors,
  labels: words,
}: WizardFrameProps) {
  const labels = { ...defaultWizardLabels, ...words };
  const [isPending, setPending] = useState(false);
  const [seen, setSeen] = useState<readonly string[]>([current]);
  if (!seen.includes(current)) setSeen([...seen, current]);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);

  // A new step is like a new page: screen readers continue at its title.
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    title.current?.focus();
  }, [current]);

  const position = steps.findIndex(({ id }) => id === current);
  const before = steps[position - 1];
  const after = steps[position + 1];

  const next = async () => {
    if (isPending) return;
    setPending(true);
    try {
      if ((await onNext(current)) === false) return;
      if (after) onCurrentChange(after.id);
      else onFinish?.();
    } finally {
      setPending(false);
    }
  };

  return (
    <div className={css.frame({ placement })}>
      <Steps
        label={label}
        steps={steps}
        current={current}
        orientation={placement === 'side' ? 'vertical' : 'horizontal'}
        {...(isPending ? {} : { onStep: onCurrentChange })}
      />
      <div>
        {steps.map(
          ({ id, title: heading, text, content, nextLabel }) =>
            (id === current || seen.includes(id)) && (
              <div key={id} hidden={id !== current}>
                <div className={css.titles}>
                  <h2 ref={id === current ? title : undefined} tabIndex={-1} className={css.title}>
                    {heading}
                  </h2>
                  {text}
                </div>
                <Form
                  aria-label={heading}
                  {...(id === current ? { error, errors } : {})}
                  onSubmit={(event) => {
                    event.preventDefault();
                    void next();
                  }}
                >
                  {content}
                  <div className={css.actions}>
                    {before && (
                      <Button isDisabled={isPending} onPress={() => onCurrentChange(before.id)}>
                        {labels.back}
                      </Button>
                    )}
                    <div className={css.end}>
                      <Button type="submit" tone="accent" isPending={isPending}>
                        {nextLabel ?? (after ? labels.next : labels.finish)}
                      </Button>
                    </div>
                  </div>
                </Form>
              </div>
            ),
        )}
      </div>
    </div>
  );
}
