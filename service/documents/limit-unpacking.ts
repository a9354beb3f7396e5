type Bytes = typeof Uint8Array | typeof Int8Array | typeof Uint8ClampedArray

/**
 * Has `refuse` called before something is unpacked to more than `bytes`. pdf.js has no such limit, and unpacks with its own code: each
 * of its filters (Flate, LZW, run lengths, ASCII, Brotli, pictures), however they are nested, writes into an array of bytes that it
 * makes twice as large when it is full, or takes what the platform's DecompressionStream gives. So these are what is watched.
 * Only for a process that reads one file and ends: it changes what they are for all code. `refuse` must not return.
 */
export function limitUnpacking(bytes: number, refuse: () => never): void {
  // Twice as large as what filled it: half of it is unpacked by then.
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
