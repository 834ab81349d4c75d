/** A passkey device in software: makes and uses one P-256 key, as WebAuthn's JSON goes over the wire. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = { origin: string; rpId: string; isUserVerified?: boolean };
type Json = Record<string, unknown>;

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

export class Authenticator {
  private readonly options: Options;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly id = randomBytes(32);
  private counter = 0;

  constructor(options: Options) {
    this.options = options;
  }

  /** The answer to navigator.credentials.create. */
  create({ challenge }: Json): Json {
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.coseKey(),
    ]);
    const authData = this.authData(hasCredential, credential);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ]);
    return this.wrap({
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  /** The answer to navigator.credentials.get. */
  get({ challenge }: Json): Json {
    const authData = this.authData(0);
    const clientData = this.clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.wrap({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
    });
  }

  private wrap(response: Json): Json {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: unknown): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.options.origin, crossOrigin: false }));
  }

  private authData(flags: number, credential: Uint8Array = Buffer.alloc(0)): Buffer {
    const verified = (this.options.isUserVerified ?? true) ? userVerified : 0;
    const head = Buffer.alloc(5);
    head.writeUInt8(userPresent | verified | flags, 0);
    this.counter += 1;
    head.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(this.options.rpId), head, credential]);
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string) => bytes(Buffer.from(value, 'base64url'));
    // A map of five: kty EC2, alg ES256, curve P-256, x, y.
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    return Buffer.concat([head, coordinate(x), Buffer.from([0x22]), coordinate(y)]);
  }
}

/** CBOR of a text shorter than 24 bytes. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** CBOR of up to 65,535 bytes. */
function bytes(value: Uint8Array): Buffer {
  const head = value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff];
  return Buffer.concat([Buffer.from(head), value]);
}
