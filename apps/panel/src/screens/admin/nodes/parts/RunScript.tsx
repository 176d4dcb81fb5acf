import type { ScriptDetail } from '@kronos/api/contract';
import { ComboBox, type Option } from '@kronos/ui/ComboBox';
import { Text } from '@kronos/ui/Text';
import { TextField } from '@kronos/ui/TextField';
import { useRef, useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useOnward } from '../../../../context/use-onward.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { AnyNodes } from '../../../../parts/NodeTags.tsx';
import { createRecordFinder } from '../../../../resource/find-records.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { createRunScriptStore } from './run-script-store.ts';

interface RunScriptProps {
  /** The nodes chosen at first. @default none */
  nodes?: readonly { readonly id: number; readonly alias: string }[];
  onClose: () => void;
}

const none: NonNullable<RunScriptProps['nodes']> = [];

/** Runs a script on nodes, and opens the page of the run. */
export function RunScript({ nodes = none, onClose }: RunScriptProps) {
  const { read, begin } = useStore(createRunScriptStore);
  const finder = useStore(createRecordFinder);
  const t = useMessages();
  const goOn = useOnward()();
  const [chosen, choose] = useState<Option | null>(null);
  const [script, setScript] = useState<ScriptDetail>();
  const asked = useRef<string>(undefined);
  const [on, setOn] = useState<readonly Option[]>(nodes.map(({ id, alias }) => ({ id: String(id), label: alias })));

  const save = async (fields: FormData) => {
    const variables = (script?.variables ?? []).map(({ name }, index) => {
      const value = fields.get(`variables.${index}.value`);
      return { name, value: typeof value === 'string' ? value : '' };
    });
    const node_ids = on.map(({ id }) => Number(id));
    const outcome = await begin({ script_id: Number(chosen?.id), node_ids, variables });
    if (outcome.kind === 'ok') goOn(href(adminRoutes.scriptRun, { run: outcome.data.id }));
    return outcome;
  };
  return (
    <FormDialog
      title={t('scriptRuns.run')}
      text={t('scriptRuns.run.text')}
      submitLabel={t('scriptRuns.run.save', { count: on.length })}
      cancelLabel={t('scriptRuns.run.cancel')}
      onSave={save}
      onClose={onClose}
    >
      <ComboBox
        name="script_id"
        label={t('scriptRuns.run.script')}
        options={finder.scripts}
        value={chosen}
        onChange={(option) => {
          choose(option);
          setScript(undefined);
          asked.current = option?.id;
          // The response for a previously chosen script may arrive last.
          if (option) void read(Number(option.id)).then((one) => asked.current === option.id && setScript(one));
        }}
        isRequired
      />
      <AnyNodes name="node_ids" label={t('scriptRuns.run.nodes')} value={on} onChange={setOn} isRequired />
      {script?.as_root && <Text tone="muted">{t('scriptRuns.run.root')}</Text>}
      {script?.variables.map(({ name, value }, index) => (
        <TextField
          key={`${script.id} ${name}`}
          name={`variables.${index}.value`}
          label={name}
          defaultValue={value}
          maxLength={2000}
          spellCheck="false"
          autoComplete="off"
          isRequired
        />
      ))}
    </FormDialog>
  );
}
