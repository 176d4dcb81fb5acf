import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deploymentPaths, folderChecks } from '../../db/schema.ts';

export type FolderOf = ReturnType<typeof createFolderOf>;

/**
 * Returns the folder of a node for the data of new servers; null leaves it to the engine. Of the folders that the last
 * check found writable, it is the one with the most free space: no container can be created with a missing folder.
 */
export const createFolderOf =
  ({ db }: { db: Database }) =>
  async (nodeId: number): Promise<string | null> => {
    const [best] = await db.current
      .select({ path: deploymentPaths.path })
      .from(deploymentPaths)
      .innerJoin(folderChecks, eq(folderChecks.deploymentPathId, deploymentPaths.id))
      .where(
        and(
          eq(folderChecks.nodeId, nodeId),
          or(isNull(deploymentPaths.nodeId), eq(deploymentPaths.nodeId, nodeId)),
          eq(deploymentPaths.isEnabled, true),
          eq(folderChecks.state, 'found'),
          eq(folderChecks.isWritable, true),
        ),
      )
      .orderBy(desc(folderChecks.freeBytes), deploymentPaths.id)
      .limit(1);
    return best?.path ?? null;
  };
