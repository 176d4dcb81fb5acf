import type { Outcome } from '@kronos/api';
import type { BillingType, FirstRunStep, SystemSettings } from '@kronos/api/contract';
import { WizardFrame, type WizardStep } from '@kronos/ui/WizardFrame';
import { useEffect, useState } from 'react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { useAddress } from '../../../context/use-address.ts';
import type { createFirstRunStore, MailServer, NewAccount, Setup } from '../../../stores/first-run.ts';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { startRoutes } from '../../../routes/areas/start.ts';
import { href } from '../../../routes/href.ts';
import { type Refusal, refusalOf } from '../../../stores/refusal.ts';
import { brandChange, type BrandDraft, BrandFields } from '../../../parts/brand/BrandFields.tsx';
import { AccountStep } from './AccountStep.tsx';
import { BillingStep } from './BillingStep.tsx';
import { KeyStep } from './KeyStep.tsx';
import { MailStep } from './MailStep.tsx';

interface WizardProps {
  setup: Setup;
  settings: Readonly<Pick<SystemSettings, 'app_name' | 'brand_color' | 'logo' | 'icon'>>;
  firstRun: ReturnType<typeof createFirstRunStore>;
}

/** The steps that apply. The address names the open step; without a name it is the first that is not done. */
export function Wizard({ setup, settings, firstRun }: WizardProps) {
  const { location, system } = useApp();
  const t = useMessages();
  const named = useAddress().path.split('/').at(-1);
  const position = setup.steps.findIndex(({ id }) => id === setup.current);
  // Earlier steps can be revisited; later ones are not reachable yet.
  const open = setup.steps.find(({ id }, index) => id === named && index <= position)?.id ?? setup.current;

  const [account, setAccount] = useState<NewAccount>({ name: '', email: '', password: '' });
  const [brand, setBrand] = useState<BrandDraft>({
    app_name: settings.app_name,
    brand_color: settings.brand_color ?? '',
  });
  const [billing, setBilling] = useState<BillingType>(setup.billing_type ?? 'none');
  const [mail, setMail] = useState<MailServer>({ ...(setup.mail ?? emptyMail), password: '' });
  const [refusal, setRefusal] = useState<Refusal>({});

  const go = (step: string) => {
    setRefusal({});
    location.navigate(href(adminRoutes.setupStep, { step }));
  };
  // If another browser has moved on, this one follows, so that no step is done twice.
  useEffect(() => {
    if (named !== open) location.navigate(href(adminRoutes.setupStep, { step: open }), { replace: true });
  }, [location, named, open]);

  const isDone = (step: FirstRunStep) => setup.steps.some(({ id, done }) => id === step && done);

  const takers: Record<FirstRunStep, () => Promise<Outcome | undefined>> = {
    start: () => firstRun.confirm('start'),
    'change-password': async () => (isDone('change-password') ? undefined : firstRun.changePassword(account)),
    'app-settings': async () => firstRun.saveBrand(await brandChange(brand)),
    'ssh-keys': () => firstRun.makeKey(),
    'billing-type': () => firstRun.chooseBilling(billing),
    email: () => firstRun.saveMail(mail),
    completed: () => firstRun.complete(),
  };

  /** Resolves with false to stay on the step, because it was refused or has something to show first. */
  const take = async (step: FirstRunStep): Promise<boolean> => {
    const hadKey = setup.ssh_key !== null;
    const outcome = await takers[step]();
    setRefusal(outcome ? refusalOf(outcome, t) : {});
    if (outcome && outcome.kind !== 'ok') return false;
    if (step === 'app-settings') void system.fetch();
    return step !== 'ssh-keys' || hadKey;
  };

  const finish = async () => {
    await system.fetch();
    location.navigate(href(startRoutes.adminDashboard), { replace: true });
  };

  const texts: Record<FirstRunStep, Omit<WizardStep, 'id'>> = {
    start: {
      label: t('setup.start'),
      title: t('setup.start.title'),
      text: t('setup.start.text'),
      content: null,
      nextLabel: t('setup.start.next'),
    },
    'change-password': {
      label: t('setup.password'),
      title: t('setup.password.title'),
      text: t('setup.password.text'),
      content: (
        <AccountStep
          draft={account}
          owner={setup.account}
          isDone={isDone('change-password')}
          onChange={(change) => setAccount((before) => ({ ...before, ...change }))}
        />
      ),
    },
    'app-settings': {
      label: t('setup.brand'),
      title: t('setup.brand.title'),
      text: t('setup.brand.text'),
      content: (
        <BrandFields
          draft={brand}
          saved={settings}
          onChange={(change) => setBrand((before) => ({ ...before, ...change }))}
        />
      ),
    },
    'ssh-keys': {
      label: t('setup.key'),
      title: t('setup.key.title'),
      text: t('setup.key.text'),
      content: setup.ssh_key && <KeyStep sshKey={setup.ssh_key} />,
      nextLabel: setup.ssh_key ? undefined : t('setup.key.make'),
    },
    'billing-type': {
      label: t('setup.billing'),
      title: t('setup.billing.title'),
      content: <BillingStep value={billing} onChange={setBilling} />,
    },
    email: {
      label: t('setup.mail'),
      title: t('setup.mail.title'),
      text: t('setup.mail.text'),
      content: (
        <MailStep
          draft={mail}
          onChange={(change) => setMail((before) => ({ ...before, ...change }))}
          onSkip={async () => {
            const outcome = await firstRun.confirm('email');
            if (outcome.kind === 'ok') go('completed');
            else setRefusal(refusalOf(outcome, t));
          }}
        />
      ),
      nextLabel: t('setup.mail.next'),
    },
    completed: {
      label: t('setup.completed'),
      title: t('setup.completed.title'),
      text: t('setup.completed.text'),
      content: null,
      nextLabel: t('setup.completed.next'),
    },
  };

  return (
    <WizardFrame
      label={t('setup.steps')}
      labels={{ back: t('setup.back'), next: t('setup.next') }}
      steps={setup.steps.map(({ id }) => ({ id, ...texts[id] }))}
      current={open}
      onCurrentChange={go}
      onNext={() => take(open)}
      onFinish={() => void finish()}
      {...refusal}
    />
  );
}

const emptyMail = { host: '', port: 587, security: 'starttls', user: '', from: '' } as const;
