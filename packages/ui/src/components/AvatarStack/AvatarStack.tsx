import { listRole } from '../../css/list-role.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { defaultFrameMessages } from '../../i18n/frame-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { AvatarSize } from '../Avatar/avatar-options.ts';
import * as css from './AvatarStack.css.ts';

export interface AvatarStackProps {
  /** The name of the group, such as "Sub-users". */
  label: string;
  /** The users to show, most important first. Users without a picture appear as initials. */
  people: readonly { id: string; name: string; src?: string | undefined }[];
  /** The maximum number of avatars; the rest become a count. @default 4 */
  max?: number | undefined;
  /** The width and height in pixels. @default 28 */
  size?: AvatarSize | undefined;
}

/**
 * Overlapping avatars of several users, with a count of those that do not fit.
 * @example
 * <AvatarStack label="Watching" people={[{ id: '1', name: 'Mira Maas' }]} />
 */
export function AvatarStack({ label, people, max = 4, size = 28 }: AvatarStackProps) {
  const messages = useWords(defaultFrameMessages);
  // A count in place of one user would hide a name and save no room.
  const shown = people.length > max + 1 ? people.slice(0, max) : people;
  const rest = people.slice(shown.length);
  return (
    <ul {...listRole('ul')} aria-label={label} className={css.list}>
      {shown.map(({ id, ...person }) => (
        <li key={id} className={css.person({ size })}>
          <Avatar {...person} size={size} />
        </li>
      ))}
      {rest.length > 0 && (
        <li className={css.person({ size })}>
          <span className={css.rest({ size })} aria-hidden="true">
            +{rest.length}
          </span>
          <span className={visuallyHidden}>
            {`${messages.moreCount(rest.length)}: ${rest.map(({ name }) => name).join(', ')}`}
          </span>
        </li>
      )}
    </ul>
  );
}
