/** Where a language model of one's own may answer: this machine, the host of a container, and where OLLAMA_HOST says. */
import { existsSync, readFileSync } from 'node:fs';
import { defaultOllamaUrl, ollamaPort } from '../../base/ollama-host.ts';

/** Of Ollama, LM Studio, llama.cpp and vLLM, as each listens until it is told otherwise. */
export const usualPorts = [ollamaPort, 1234, 8080, 8000];

/** Roots of servers, without a slash at the end; the first is asked first. */
export function placesToLook(ollamaUrl: string, hosts: readonly string[] = usualHosts()): string[] {
  const usual = hosts.flatMap((host) => usualPorts.map((port) => `http://${host}:${port}`));
  return [...new Set([...(ollamaUrl === defaultOllamaUrl ? [] : [ollamaUrl]), ...usual])];
}

function usualHosts(): string[] {
  const here = ['127.0.0.1'];
  if (!isContainer()) return here;
  const gateway = readGateway();
  return [...here, 'host.docker.internal', 'host.containers.internal', ...(gateway ? [gateway] : [])];
}

/** Left there by Docker and by Podman. */
const isContainer = () => existsSync('/.dockerenv') || existsSync('/run/.containerenv');

/** Of a container on a bridge the default gateway is its host. */
function readGateway(): string | undefined {
  try {
    return gatewayIn(readFileSync('/proc/net/route', 'utf8'));
  } catch {
    return undefined;
  }
}

/** The kernel writes addresses as hexadecimal numbers, the last byte first. */
export function gatewayIn(routes: string): string | undefined {
  for (const line of routes.split('\n').slice(1)) {
    const [, destination, gateway] = line.split(/\s+/);
    if (destination !== '00000000' || !gateway || !/^[0-9A-F]{8}$/i.test(gateway)) continue;
    const bytes = gateway.match(/../g) ?? [];
    return bytes
      .reverse()
      .map((byte) => Number.parseInt(byte, 16))
      .join('.');
  }
  return undefined;
}
