import type { NodeDetail } from '@kronos/api/contract';
import { type ReactNode, useMemo } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { usePageName } from '../../../../context/use-page-name.ts';
import { RecordScreen } from '../../../../resource/RecordScreen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { createNodesStore } from '../nodes-store.ts';
import { recordWords } from '../record-words.ts';

interface NodePageProps {
  /** The id of the node, from the address. */
  id: string;
  /** The name of the page. */
  name: string;
  /** The content of the page; `within` narrows a list to the node. */
  children: (node: NodeDetail, within: { node: string }) => ReactNode;
}

/** A page below that of a node. Its title names both. */
export function NodePage({ id, name, children }: NodePageProps) {
  const store = useStore(createNodesStore);
  const t = useMessages();
  return (
    <RecordScreen store={store.one} id={Number(id)} listHref={href(adminRoutes.nodes)} words={recordWords(t)}>
      {({ data: node }) => (
        <Named name={name} node={node}>
          {children}
        </Named>
      )}
    </RecordScreen>
  );
}

function Named({ name, node, children }: Pick<NodePageProps, 'name' | 'children'> & { node: NodeDetail }) {
  const within = useMemo(() => ({ node: String(node.id) }), [node.id]);
  usePageName(name, node.alias);
  return children(node, within);
}
