import type { Contract, RequestOf } from '@kronos/api/contract';
import { impersonations } from '@kronos/api/routes/impersonations';
import { Button } from '@kronos/ui/Button';
import { type FieldErrors, Form } from '@kronos/ui/Form';
import { Modal, DialogBody, DialogFooter, DialogHeader } from '@kronos/ui/Modal';
import { RadioCard, RadioCards } from '@kronos/ui/RadioCards';
import { Select } from '@kronos/ui/Select';
import { TextArea } from '@kronos/ui/TextArea';
import { type FormEvent, use, useId, useState } from 'react';
import { useApp, useMessages } from '../context/app-context.ts';
import { useOnward } from '../context/use-onward.ts';
import { reasonOf } from '../stores/loadable.ts';

type Terms = RequestOf<Contract['impersonations']['begin']>['body'];

const minuteChoices: readonly NonNullable<Terms['minutes']>[] = [15, 30, 60, 120];
const longestReason = 500;

interface SignInAsProps {
  user: { readonly id: number; readonly name: string };
}

/** Lets an admin impersonate a user. */
export function SignInAs({ user }: SignInAsProps) {
  use(useApp().messages.ensure('impersonation'));
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('impersonation.dialog.open')}</Button>
      <SignInAsDialog user={user} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

interface SignInAsDialogProps extends SignInAsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for the reason, the mode and the duration before an admin impersonates a user. */
export function SignInAsDialog({ user, isOpen, onOpenChange }: SignInAsDialogProps) {
  use(useApp().messages.ensure('impersonation'));
  const [isPending, setPending] = useState(false);
  return (
    // A request in progress is not cancelled by closing the dialog.
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={false} isKeyboardDismissDisabled={isPending}>
      {({ close }) => <TermsForm user={user} isPending={isPending} setPending={setPending} onClose={close} />}
    </Modal>
  );
}

interface TermsFormProps extends SignInAsProps {
  isPending: boolean;
  setPending: (isPending: boolean) => void;
  onClose: () => void;
}

function TermsForm({ user, isPending, setPending, onClose }: TermsFormProps) {
  const { api } = useApp();
  const onward = useOnward();
  const t = useMessages();
  const formId = useId();
  const [mode, setMode] = useState('read-only');
  const [minutes, setMinutes] = useState(30);
  const [refusal, setRefusal] = useState<{ error?: string; errors?: FieldErrors }>({});

  const begin = async (reason: string) => {
    setPending(true);
    const goOn = onward();
    const chosen = minuteChoices.find((choice) => choice === minutes);
    const body = { reason, read_only: mode === 'read-only', minutes: chosen };
    const outcome = await api.extend({ impersonations }).impersonations.begin({ params: { id: user.id }, body });
    setPending(false);
    if (outcome.kind === 'ok') return goOn(outcome.data.link);
    const errors = outcome.kind === 'http-error' ? outcome.errors : undefined;
    setRefusal(errors ? { errors } : { error: reasonOf(outcome)(t) });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    if (!isPending) void begin(typeof reason === 'string' ? reason : '');
  };

  return (
    <>
      <DialogHeader hasClose={!isPending} description={t('impersonation.dialog.text', { name: user.name })}>
        {t('impersonation.dialog.title', { name: user.name })}
      </DialogHeader>
      <DialogBody>
        <Form id={formId} {...refusal} onSubmit={onSubmit}>
          <TextArea
            name="reason"
            label={t('impersonation.dialog.reason')}
            help={t('impersonation.dialog.reasonHelp')}
            limit={longestReason}
            isRequired
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type into it
            autoFocus
          />
          <RadioCards label={t('impersonation.dialog.mode')} value={mode} onChange={setMode}>
            <RadioCard
              value="read-only"
              title={t('impersonation.dialog.readOnly')}
              description={t('impersonation.dialog.readOnlyText')}
            />
            <RadioCard
              value="write"
              title={t('impersonation.dialog.write')}
              description={t('impersonation.dialog.writeText')}
            />
          </RadioCards>
          <Select
            label={t('impersonation.dialog.minutes')}
            options={minuteChoices.map((choice) => ({
              id: String(choice),
              label: t('impersonation.dialog.minutesChoice', { minutes: choice }),
            }))}
            value={String(minutes)}
            onChange={(id) => setMinutes(Number(id))}
          />
        </Form>
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose} isDisabled={isPending}>
          {t('impersonation.dialog.cancel')}
        </Button>
        <Button type="submit" form={formId} tone="accent" isPending={isPending}>
          {t('impersonation.dialog.submit')}
        </Button>
      </DialogFooter>
    </>
  );
}
