import type { SshKey } from '@kronos/api/contract';
import type { Translate } from '../../../../messages/create-messages.ts';

/** Returns the name of a key. The panel's own key has a fixed one. */
export const keyName = ({ is_own, name }: Pick<SshKey, 'is_own' | 'name'>, t: Translate): string =>
  is_own ? t('sshKeys.own') : name;
