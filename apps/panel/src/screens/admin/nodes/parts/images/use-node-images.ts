import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useStore } from '../../../../../context/app-context.ts';
import { createNodeImagesStore } from './images-store.ts';

/** What the images of each node come to; read when it is first needed. */
export function useNodeImages() {
  const store = useStore(createNodeImagesStore);
  const { read: nodes } = useSnapshot(store.state);
  useEffect(() => void store.load(), [store]);
  return { store, nodes };
}
