import type { AnnouncementDraft } from '@kronos/api/contract';
import { Checkbox } from '@kronos/ui/Checkbox';
import { CheckboxGroup } from '@kronos/ui/CheckboxGroup';
import { useMessages } from '../../../../../context/app-context.ts';
import type { OwnFieldProps } from '../../../../../resource/form-inputs.tsx';
import { announcementRoles, roleWords } from '../../parts/words.ts';
import { Reach } from './Reach.tsx';

type Audience = AnnouncementDraft['audience'];

/** The audience of an announcement, and the number of users in it. */
export function AudienceField({ name, label, value, onChange }: OwnFieldProps<Audience, object>) {
  const t = useMessages();
  return (
    <CheckboxGroup
      name={name}
      label={label}
      help={<Reach audience={value} />}
      isRequired
      value={value}
      onChange={(chosen) => onChange(announcementRoles.filter((role) => chosen.includes(role)))}
    >
      {announcementRoles.map((role) => (
        <Checkbox key={role} value={role}>
          {t(roleWords[role])}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
