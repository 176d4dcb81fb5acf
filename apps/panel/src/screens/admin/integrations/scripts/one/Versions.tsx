import type { ScriptDetail, ScriptVersion, ScriptVersionDetail } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { DiffView } from '@kronos/ui/DiffView';
import { Inline } from '@kronos/ui/Inline';
import { Select } from '@kronos/ui/Select';
import { Stack } from '@kronos/ui/Stack';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { useFormat } from '../../../../../context/use-format.ts';
import type { Translate } from '../../../../../messages/create-messages.ts';
import { createVersionsStore } from './versions-store.ts';

type Program = Pick<ScriptVersionDetail, 'source' | 'as_root'> & {
  readonly variables: readonly Readonly<ScriptDetail['variables'][number]>[];
};
interface VersionsProps {
  script: Program & Pick<ScriptDetail, 'id' | 'version'>;
}

/** The earlier versions of a script, which can be compared with the current one and restored. */
export function Versions({ script }: VersionsProps) {
  const store = useStore(createVersionsStore);
  const t = useMessages();
  const format = useFormat();
  const [before, setBefore] = useState<ScriptVersionDetail>();
  const [isPending, setPending] = useState(false);
  const { id, version } = script;
  const { record } = useSyncExternalStore(store.all.subscribe, store.all.get);
  useEffect(() => store.all.show(id), [store, id]);
  if (record.status !== 'ready') return null;
  const older = record.data.filter((one) => one.version !== version);
  const restore = async (chosen: number) => {
    setPending(true);
    if (await store.restore(id, chosen)) setBefore(undefined);
    setPending(false);
  };

  return (
    <Card title={t('scripts.versions')} description={t('scripts.versions.text', { version })}>
      <Stack gap={16}>
        <Select
          label={t('scripts.versions.compare')}
          placeholder={t('scripts.versions.choose')}
          options={older.map((one) => ({
            id: String(one.version),
            label: labelOf(one, format.exact(one.at), t),
          }))}
          value={before ? String(before.version) : null}
          onChange={(key) => void store.read(id, Number(key)).then(setBefore)}
        />
        {before && (
          <>
            <DiffView
              label={t('scripts.versions.changes')}
              before={textOf(before, t)}
              after={textOf(script, t)}
              beforeLabel={t('scripts.versions.before', { version: before.version })}
              afterLabel={t('scripts.versions.before', { version })}
            />
            <Inline gap={12}>
              <Button isPending={isPending} onPress={() => void restore(before.version)}>
                {t('scripts.versions.restore', { version: before.version })}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}

const labelOf = ({ version, by }: ScriptVersion, at: string, t: Translate): string =>
  by === null ? t('scripts.versions.unsigned', { version, at }) : t('scripts.versions.one', { version, at, by });

/** Returns everything in a version as one text. */
const textOf = ({ source, as_root, variables }: Program, t: Translate): string =>
  [
    `# ${t(as_root ? 'scripts.versions.root' : 'scripts.versions.user')}`,
    ...variables.map(({ name, value }) => `${name}=${value}`),
    '',
    source,
  ].join('\n');
