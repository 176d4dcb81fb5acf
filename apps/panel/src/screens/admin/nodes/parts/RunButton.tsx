import { Button } from '@kronos/ui/Button';
import { useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { RunScript } from './RunScript.tsx';

/** Runs a script on nodes that are chosen in the dialog. */
export function RunButton() {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="accent" onPress={() => setOpen(true)}>
        {t('scriptRuns.run')}
      </Button>
      {isOpen && <RunScript onClose={() => setOpen(false)} />}
    </>
  );
}
