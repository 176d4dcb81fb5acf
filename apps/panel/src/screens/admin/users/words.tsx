import type { UserMark, UserRole, UserRow } from '@kronos/api/contract';
import { Badge } from '@kronos/ui/Badge';
import { Inline } from '@kronos/ui/Inline';
import type { Translate } from '../../../messages/create-messages.ts';

type Flags = Pick<
  UserRow,
  'is_admin' | 'is_moderator' | 'is_reseller' | 'is_trial' | 'is_contributor' | 'past_due' | 'restrictions' | 'parent'
>;

/** Returns the roles of a user; without any other role, the user is a customer. */
function rolesOf({ is_admin, is_moderator, is_reseller, parent }: Flags): UserRole[] {
  const roles = [
    is_admin && 'admin',
    is_moderator && 'moderator',
    is_reseller && 'reseller',
    parent !== null && 'sub-user',
  ] as const;
  const held = roles.filter((role) => role !== false);
  return held.length > 0 ? held : ['customer'];
}

/** Returns the roles of a user, as a text. */
export const rolesText = (user: Flags, t: Translate): string =>
  rolesOf(user)
    .map((role) => t(`users.role.${role}`))
    .join(', ');

/** Returns the marks of a user that stand out in lists. */
const marksOf = ({ is_trial, is_contributor, past_due, restrictions }: Flags): UserMark[] =>
  (
    [
      is_trial && 'trial',
      is_contributor && 'contributor',
      past_due && 'past-due',
      restrictions.length > 0 && 'restricted',
    ] as const
  ).filter((mark) => mark !== false);

/** Returns the marks of a user, as a text. */
export const marksText = (user: Flags, t: Translate): string =>
  marksOf(user)
    .map((mark) => t(`users.mark.${mark}`))
    .join(', ');

const tones = {
  trial: 'info',
  contributor: 'accent',
  'past-due': 'warning',
  restricted: 'neutral',
  billing: 'neutral',
} as const;

export function Marks({ user, t }: { user: Flags; t: Translate }) {
  const marks = marksOf(user);
  if (marks.length === 0) return t('users.none');
  return (
    <Inline gap={4}>
      {marks.map((mark) => (
        <Badge key={mark} tone={tones[mark]}>
          {t(`users.mark.${mark}`)}
        </Badge>
      ))}
    </Inline>
  );
}
