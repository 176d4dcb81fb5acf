import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useStore } from '../../../../../context/app-context.ts';
import { createNodeImagesStore } from './images-store.ts';

/** Returns the totals of the images on each node, and loads them on mount. */
export function useNodeImages() {
  const store = useStore(createNodeImagesStore);
  const { read: nodes } = useSnapshot(store.state);
  useEffect(() => void store.load(), [store]);
  return { store, nodes };
}
