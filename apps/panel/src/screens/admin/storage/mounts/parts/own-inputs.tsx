import { ComboBox, type LoadOptions } from '@kronos/ui/ComboBox';
import { SecretField } from '@kronos/ui/SecretField';
import { TextArea } from '@kronos/ui/TextArea';
import type { Translate } from '../../../../../messages/create-messages.ts';
import type { MountForm } from './draft.ts';

interface OwnInputs {
  draft: MountForm;
  change: (more: Partial<MountForm>) => void;
  /** Counts what was taken back. */
  round: number;
  /** A secret of its kind is kept. */
  isKept: boolean;
  t: Translate;
  findNodes: LoadOptions;
}

/** The inputs that the kit has no kind of field for: one looks for nodes, two keep what is never shown. */
export const ownInputs = ({ draft, change, round, isKept, t, findNodes }: OwnInputs) => ({
  node_id: () => (
    <ComboBox
      name="node_id"
      label={t('mounts.field.node_id')}
      options={findNodes}
      isRequired
      value={draft.node && { id: String(draft.node.id), label: draft.node.alias }}
      onChange={(one) => change({ node: one && { id: Number(one.id), alias: one.label } })}
    />
  ),
  password: () => (
    <SecretField
      key={round}
      name="password"
      label={t('mounts.field.password')}
      isSet={isKept}
      maxLength={200}
      hasOptionalMark
      value={draft.password}
      onChange={(password) => change({ password })}
    />
  ),
  rclone_config: () => (
    <TextArea
      name="rclone_config"
      label={t('mounts.field.rclone_config')}
      help={isKept ? t('mounts.help.kept') : t('mounts.help.rclone_config')}
      spellCheck="false"
      autoComplete="off"
      isRequired={!isKept}
      hasOptionalMark={isKept}
      value={draft.rclone_config}
      onChange={(rclone_config) => change({ rclone_config })}
    />
  ),
});
