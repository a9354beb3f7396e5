type Bytes = typeof Uint8Array | typeof Int8Array | typeof Uint8ClampedArray

/**
 * Calls `refuse` before a stream is unpacked to more than `bytes`. pdf.js has no such limit and unpacks with its own code: each of its
 * filters (Flate, LZW, run lengths, ASCII, Brotli, pictures), however nested, writes into an array of bytes whose size it doubles when
 * it is full, or reads from the platform's DecompressionStream. So this replaces these constructors by versions that count.
 * Only for a process that reads one file and ends, because the replacement affects all code. `refuse` must not return.
 */
export function limitUnpacking(bytes: number, refuse: () => never): void {
  // The array is twice as large as the bytes unpacked so far.
  const watch = <Made extends Bytes>(made: Made): Made =>
    new Proxy(made, {
      construct(target, args: [unknown], as) {
        if (typeof args[0] === 'number' && args[0] > 2 * bytes) refuse()
        return Reflect.construct(target, args, as)
      },
    })
  globalThis.Uint8Array = watch(Uint8Array)
  globalThis.Int8Array = watch(Int8Array)
  globalThis.Uint8ClampedArray = watch(Uint8ClampedArray)
  globalThis.DecompressionStream = countedStream(globalThis.DecompressionStream, bytes, refuse)
}

function countedStream(made: typeof DecompressionStream, bytes: number, refuse: () => never) {
  return new Proxy(made, {
    construct(target, args: ConstructorParameters<typeof DecompressionStream>) {
      const { readable, writable } = new target(...args)
      let unpacked = 0
      const count = new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          unpacked += piece.byteLength
          if (unpacked > bytes) refuse()
          controller.enqueue(piece)
        },
      })
      return { readable: readable.pipeThrough(count), writable }
    },
  })
}
