import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { test } from "node:test";
// @ts-expect-error The test runner wants the file's full name.
import { sha256 } from "./sha256.ts";

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

test("gives what others give, for every length around a block's end", () => {
  for (let length = 0; length <= 200; length++) {
    const message = new Uint8Array(randomBytes(length));
    assert.equal(hex(sha256(message)), createHash("sha256").update(message).digest("hex"));
  }
});
