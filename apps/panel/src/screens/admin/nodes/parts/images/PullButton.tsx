import { Button } from '@kronos/ui/Button';
import { useState } from 'react';
import { useMessages } from '../../../../../context/app-context.ts';
import { PullImage } from './PullImage.tsx';

/** Asks which image is pulled where. */
export function PullButton() {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="accent" onPress={() => setOpen(true)}>
        {t('nodeImages.pull')}
      </Button>
      {isOpen && <PullImage onClose={() => setOpen(false)} />}
    </>
  );
}
