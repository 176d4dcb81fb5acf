import { Checkbox } from '@kronos/ui/Checkbox';
import type { Option } from '@kronos/ui/ComboBox';
import { NumberField } from '@kronos/ui/NumberField';
import { TextField } from '@kronos/ui/TextField';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { createExtractionsStore } from './extractions-store.ts';
import { NodeField } from './NodeField.tsx';

export interface ExtractArchiveProps {
  /** The node that has the archive. @default one chosen in the dialog */
  node?: { readonly id: number; readonly alias: string } | undefined;
  onClose: () => void;
}

/** Extracts an archive on a node. */
export function ExtractArchive({ node, onClose }: ExtractArchiveProps) {
  const { extract } = useStore(createExtractionsStore);
  const t = useMessages();
  const [chosen, choose] = useState<Option | null>(null);
  const [archive, setArchive] = useState('');
  const [target, setTarget] = useState('');
  const [strip, setStrip] = useState(0);
  const [isKept, setKept] = useState(true);
  const id = node?.id ?? Number(chosen?.id ?? 0);
  return (
    <FormDialog
      title={node ? t('extractions.new.titleOn', { alias: node.alias }) : t('extractions.new.title')}
      text={t('extractions.new.text')}
      submitLabel={t('extractions.new.save')}
      cancelLabel={t('extractions.new.cancel')}
      onSave={() => extract(id, { archive, target, strip_components: strip, keep_archive: isKept })}
      onClose={onClose}
    >
      {!node && <NodeField name="node" label={t('extractions.new.node')} value={chosen} onChange={choose} />}
      <TextField
        name="archive"
        label={t('extractions.new.archive')}
        help={t('extractions.new.archive.help')}
        maxLength={400}
        isRequired
        value={archive}
        onChange={setArchive}
      />
      <TextField
        name="target"
        label={t('extractions.new.target')}
        help={t('extractions.new.target.help')}
        maxLength={400}
        isRequired
        value={target}
        onChange={setTarget}
      />
      <NumberField
        name="strip_components"
        label={t('extractions.new.strip')}
        help={t('extractions.new.strip.help')}
        value={strip}
        onChange={setStrip}
        minValue={0}
        maxValue={10}
      />
      <Checkbox name="keep_archive" help={t('extractions.new.keep.help')} isSelected={isKept} onChange={setKept}>
        {t('extractions.new.keep')}
      </Checkbox>
    </FormDialog>
  );
}
