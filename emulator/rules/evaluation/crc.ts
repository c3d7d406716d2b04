function table(polynomial: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, index) => {
    let remainder = index;
    for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? polynomial : 0);
    return remainder;
  });
}

function checksum(remainders: Uint32Array, bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (remainders[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

const IEEE = table(0xedb88320);
const CASTAGNOLI = table(0x82f63b78);

export function crc32(bytes: Uint8Array): number {
  return checksum(IEEE, bytes);
}

export function crc32c(bytes: Uint8Array): number {
  return checksum(CASTAGNOLI, bytes);
}
