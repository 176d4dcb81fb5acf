import { useMessages, useStore } from '../../context/app-context.ts';
import { ActionButton } from '../ActionButton.tsx';
import { createFolderStore, type FolderOwner } from './folder-store.ts';

/** Checks the folder of a record on its nodes. */
export function CheckFolder({ owner, record }: { owner: FolderOwner; record: { id: number; name: string } }) {
  const { check } = useStore(createFolderStore);
  const t = useMessages();
  return <ActionButton onPress={() => check(owner, record)}>{t('folders.check')}</ActionButton>;
}
