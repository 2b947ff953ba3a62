import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, stopProcess } from '../bench/processes.ts'

type Ports = { listen: number; processes: readonly number[] }

/** The nginx of the system with the settings of the guide. Only the ports differ. */
export const startNginx = async (folder: string, { listen, processes }: Ports) => {
  const guide = await readFile(join(root, 'docs/nginx.conf'), 'utf8')
  const [first, second] = processes
  const site = guide.replace('127.0.0.1:3001', `127.0.0.1:${first}`).replace('127.0.0.1:3002', `127.0.0.1:${second}`)
  const ours = site.replace('listen 80;', `listen 127.0.0.1:${listen};`)
  if (ours === site || site === guide) throw new Error('docs/nginx.conf has other ports than expected')
  const file = join(folder, 'nginx.conf')
  await mkdir(join(folder, 'bodies'), { recursive: true })
  await writeFile(file, around(folder, ours))
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  child.once('error', () => console.error('nginx cannot be started: apt-get install nginx'))
  return { child, [Symbol.asyncDispose]: () => stopProcess(child) }
}

/** Everything outside the guide's file: one worker, temporary files in the folder, a log of failures. */
const around = (folder: string, site: string) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 8192; }
http {
  access_log off;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`
