import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** Builds the service worker next to the page: it must be at the root, under a constant name. */
export function serviceWorker(file: string): Plugin {
  return {
    name: 'kronos-service-worker',
    apply: 'build',
    async generateBundle() {
      const { outputFiles } = await build({
        entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
        bundle: true,
        write: false,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: { 'process.env.NODE_ENV': '"production"' },
      });
      for (const { text } of outputFiles) this.emitFile({ type: 'asset', fileName: 'worker.js', source: text });
    },
  };
}
