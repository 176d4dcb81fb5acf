import { Button } from '@kronos/ui/Button';
import { Modal } from '@kronos/ui/Modal';
import { useState } from 'react';
import { useMessages } from '../../context/app-context.ts';
import { type DeployedProduct, DeployForm } from './DeployForm.tsx';

interface DeployButtonProps {
  /** The product, if it is already chosen. */
  product?: DeployedProduct;
  isDisabled?: boolean;
}

/** Opens the deployment of a server for any user. The page must load the area `deploy` of the catalogue. */
export function DeployButton({ product, isDisabled = false }: DeployButtonProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="accent" isDisabled={isDisabled} onPress={() => setOpen(true)}>
        {t('deploy.open')}
      </Button>
      <Modal isOpen={isOpen} onOpenChange={setOpen} isDismissable={false}>
        {({ close }) => <DeployForm product={product} onClose={close} />}
      </Modal>
    </>
  );
}
