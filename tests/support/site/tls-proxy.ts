import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Starts a proxy with TLS in front of a server on this machine. `flag` lets a browser trust its certificate, which is
 * made for this run.
 */
export async function startTlsProxy(port: number, target: () => string) {
  const folder = mkdtempSync(join(tmpdir(), 'shafaf-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert, ...names], { stdio: 'ignore' })
  const certificate = readFileSync(cert)
  const server = createServer({ key: readFileSync(key), cert: certificate }, (asked, reply) => {
    const headers = { ...asked.headers, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }
    const { hostname, port } = new URL(target())
    const passed = request({ hostname, port, method: asked.method, path: asked.url, headers }, (answered) => {
      reply.writeHead(answered.statusCode!, answered.headers)
      answered.pipe(reply)
    })
    passed.once('error', () => reply.writeHead(502).end())
    asked.pipe(passed)
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const spki = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return {
    flag: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`,
    close() {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
