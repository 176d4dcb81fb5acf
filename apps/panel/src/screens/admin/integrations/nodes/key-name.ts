import type { SshKey } from '@kronos/api/contract';
import type { Translate } from '../../../../messages/create-messages.ts';

/** What a key is called: nobody has named the panel's own. */
export const keyName = ({ is_own, name }: Pick<SshKey, 'is_own' | 'name'>, t: Translate): string =>
  is_own ? t('sshKeys.own') : name;
