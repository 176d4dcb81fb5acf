import type { MailingDraft } from '@kronos/api/contract';
import { Checkbox } from '@kronos/ui/Checkbox';
import { CheckboxGroup } from '@kronos/ui/CheckboxGroup';
import { useMessages } from '../../../../../context/app-context.ts';
import type { OwnFieldProps } from '../../../../../resource/form-inputs.tsx';
import { roles } from '../mailing-words.ts';
import type { Addressed } from './reach-store.ts';
import { useReach } from './use-reach.ts';

/** The audience of a mailing, and the number of recipients. */
export function AudienceField({
  name,
  label,
  value,
  onChange,
  draft,
}: OwnFieldProps<MailingDraft['audience'], Addressed>) {
  const t = useMessages();
  return (
    <CheckboxGroup
      name={name}
      label={label}
      help={<ReachText who={draft} />}
      isRequired
      value={value}
      onChange={(chosen) => onChange(roles.filter((role) => chosen.includes(role)))}
    >
      {roles.map((role) => (
        <Checkbox key={role} value={role}>
          {t(`mailings.audience.${role}`)}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

function ReachText({ who }: { who: Addressed }) {
  const t = useMessages();
  const reach = useReach(who);
  return (
    <span role="status">{reach.status === 'known' ? t('mailings.reach', reach) : t(reachWords[reach.status])}</span>
  );
}

const reachWords = {
  nobody: 'mailings.reach.choose',
  counting: 'mailings.reach.counting',
  unknown: 'mailings.reach.unknown',
} as const;
