/**
 * docs/operating.md on a bare Debian: what it says under "Install" and "Backup and restore", as it stands there, up to a brief.
 * Only with THOROUGH=1, as root, and where debootstrap is installed; it takes a quarter of an hour and a gigabyte of packages.
 * In namespaces of its own, whose processes and mounts end with this one's, however it ends.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../src/server/base/root.ts';
import { login, verifyEmail } from '../src/shared/auth.ts';
import { getBrief } from '../src/shared/materials.ts';
import { Client, waitFor } from './client.ts';
import { teachingOpinionPdf } from './fixtures/fixtures.ts';
import { blockOf } from './operating-page.ts';
import { hear, isReady } from './process.ts';

const own = ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private'];
const origin = 'https://hotseat.example.edu';
const person = {
  email: 'ada@example.edu',
  password: 'correct horse battery',
  firstName: 'Ada',
  lastName: 'M',
};

/** systemd is nobody's second process: this reads the installed units and starts what they name, as they say. */
const systemctl = `#!/bin/bash
set -e
start() {
  local name=\${1%.service} instance=\${1#*@}
  local unit=$(sed "s/%i/$instance/g" /etc/systemd/system/\${name/@*/@}.service)
  of() { sed -n "s/^$1=//p" <<< "$unit"; }
  [ -e /run/$name ] && return
  touch /run/$name
  local needs=$(of Requires)
  [ -z "$needs" ] || (start $needs)
  cd $(of WorkingDirectory)
  install -d -o $(of User) /var/lib/$(of StateDirectory)
  mapfile -t settings < <(grep = $(of EnvironmentFile))
  local words=(runuser -u $(of User) -- env -i $(of Environment) "\${settings[@]}" $(of ExecStart))
  if [ "$(of Type)" = oneshot ]; then "\${words[@]}"; else setsid "\${words[@]}" &> /var/log/$name.log < /dev/null & fi
}
[ $1 = daemon-reload ] && exit
for unit in "\${@:2}"; do [ $unit = --now ] || start $unit; done
`;

describe.skipIf(!process.env.THOROUGH || !existsSync('/usr/sbin/debootstrap') || process.getuid?.() !== 0)(
  'a bare Debian',
  () => {
    let folder = '';
    let holder: ChildProcess | undefined;
    const mails: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _, done) {
        stream.setEncoding('utf8').on('data', (text: string) => mails.push(text));
        stream.on('end', done);
      },
    });
    const place = (path: string) => join(folder, 'debian', path);
    afterAll(async () => {
      smtp.close();
      const ended = holder && new Promise((resolve) => holder?.once('close', resolve));
      holder?.stdin?.end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    });

    /** In a shell of root's, without a terminal: what asks for a password reads `typed`. */
    async function run(script: string, typed = ''): Promise<string> {
      const { pid } = holder ?? {};
      const inner = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim();
      // By its path, and not as the holder's root: this machine is not to be walked on, however early this is asked.
      const inside = ['--target', inner, '--mount', '--pid', 'chroot', place('')];
      const { NODE_EXTRA_CA_CERTS: authorities } = process.env;
      const child = spawn('nsenter', [...inside, 'setsid', '--wait', 'bash', '-xc', script], {
        env: {
          ...{ PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' },
          DEBIAN_FRONTEND: 'noninteractive',
          ...(authorities ? { NODE_EXTRA_CA_CERTS: '/root/authorities.crt' } : {}),
        },
      });
      const said = hear(child);
      // What ends before it reads has an exit code to tell.
      child.stdin.on('error', () => undefined);
      child.stdin.end(typed);
      const code = await new Promise((resolve) => child.once('close', resolve));
      if (code !== 0) throw new Error(`${script}\nended with ${code}:\n${said().slice(-4000)}`);
      return said();
    }

    async function makeBare(): Promise<void> {
      folder = await mkdtemp(join(tmpdir(), 'hotseat-walk-'));
      await promisify(execFile)('unshare', [
        ...own,
        'debootstrap',
        '--variant=minbase',
        'bookworm',
        place(''),
      ]);
      const { NODE_EXTRA_CA_CERTS: authorities } = process.env;
      if (authorities) await copyFile(authorities, place('root/authorities.crt'));
      for (const file of ['etc/resolv.conf', 'etc/hosts']) await copyFile(`/${file}`, place(file));
      await writeFile(place('usr/local/bin/systemctl'), systemctl, { mode: 0o755 });
      // There is no init, and packages start their services nevertheless.
      await writeFile(place('usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
      await writeFile(place('etc/dpkg/dpkg.cfg.d/fast'), 'force-unsafe-io\n');
      const source = `git -C ${root} archive --prefix hotseat-0.1.0/ HEAD | tar -x -C ${place('opt')}`;
      await promisify(execFile)('bash', ['-c', source]);
      const mounts = `cd ${place('')} && mount --rbind /dev dev && mount -t proc proc proc && exec chroot . cat`;
      holder = spawn('unshare', [...own, 'bash', '-c', mounts], { stdio: ['pipe', 'ignore', 'inherit'] });
      await waitFor(async () => (await run('test -e /proc/self').catch(() => undefined)) !== undefined);
    }

    it('comes to a brief, and again from its backup', async () => {
      await makeBare();
      const install = (await blockOf('apt-get')).trim().split('\n');
      const last = install.pop() ?? '';
      // The shell's own "errexit" looks over what fails before an "&&".
      await run(install.map((line) => `${line}\n[ $? = 0 ] || exit\n`).join(''), 'walk\nwalk\n');

      await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
      const { port } = smtp.server.address() as AddressInfo;
      const postgres = /^\d+\s+main\s+(\d+)/m.exec(await run('pg_lsclusters --no-header'))?.[1];
      const settings = (database: string) =>
        [
          ...[`APP_URL=${origin}`, `DATABASE_URL=postgres://hotseat:walk@127.0.0.1:${postgres}/${database}`],
          ...[`APP_SECRET=${'walk'.repeat(10)}`, `SMTP_URL=smtp://127.0.0.1:${port}`],
          ...['MAIL_FROM=Hotseat <no-reply@example.edu>', 'SUPPORT_EMAIL=help@example.edu'],
          ...['TRUST_PROXY=true', `METRICS_TOKEN=${'walk'.repeat(10)}`, ''],
        ].join('\n');
      const environment = place('etc/hotseat/environment');
      await writeFile(environment, settings('hotseat'));
      await run(last);
      const serving = async (unit: number) => {
        await waitFor(() => isReady(`http://127.0.0.1:${unit}`), 60_000);
        return new Client(`http://127.0.0.1:${unit}`, { address: '192.0.2.1', origin });
      };
      const client = await serving(3001);
      await Promise.all([3002, 3011, 3012].map(serving));
      const command = /`(\/opt\/\S+ \S+) COMMAND`/.exec(
        (await readFile(join(root, 'docs/operating.md'), 'utf8')).replaceAll('\n', ' '),
      )?.[1];
      const doctor = await run(`cd /opt/hotseat && ${command} doctor; true`);
      expect(doctor).toContain(`the database hotseat at 127.0.0.1:${postgres}`);
      // Before its first night.
      expect(doctor.match(/^FIX .*/gm)).toEqual([expect.stringMatching(/^FIX {2}backup: none yet/)]);

      await client.register(person);
      const token = await waitFor(async () =>
        mails
          .join('')
          .replaceAll('=\r\n', '')
          .match(/verify-email\?token=3D([\w.-]+)/)
          ?.at(1),
      );
      await client.call(verifyEmail, { token });
      await client.call(login, person);
      await client.acceptTerms();
      const { sessionId } = await client.makeSession();
      const { body } = await client.upload(sessionId, teachingOpinionPdf);
      expect(await client.waitForCase(body.id)).toMatchObject({ status: 'ready' });
      const brief = await client.call(getBrief, { id: body.id });
      expect(JSON.stringify(brief)).toContain('ferry');

      const [backup = '', restore = '', release = ''] = (await blockOf('npm run -s hotseat -- backup'))
        .replaceAll('FILE', '/root/hotseat.backup')
        .split('\n');
      await run(`cd /opt/hotseat && ${backup}`);
      await run('runuser -u postgres -- createdb --owner hotseat other');
      await writeFile(environment, settings('other'));
      await run(`cd /opt/hotseat && ${restore} && ${release}`);
      await run('systemctl enable --now hotseat-web@3003');
      const other = await serving(3003);
      await other.call(login, person);
      expect(await other.call(getBrief, { id: body.id })).toEqual(brief);
    }, 2_400_000);
  },
);
