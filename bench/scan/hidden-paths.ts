/** Paths at which other sites have leaked private files. */
export const hiddenPaths: readonly string[] = `
.env .env.local .env.production .git/config .git/HEAD .gitignore .svn/entries .hg/hgrc .DS_Store .htaccess .htpasswd .npmrc .ssh/id_rsa
.aws/credentials .docker/config.json .vscode/settings.json .idea/workspace.xml .ci/run .data/secret data/secret .data/postgres/PG_VERSION
package.json package-lock.json tsconfig.json vite.config.ts README.md CHANGELOG.md ARCHITECTURE.md docs/security.md node_modules/fastify/package.json
src/app/server/main.ts src/platform/server/env.ts dist/server/entry-server.js dist/client/assets server/entry-server.js db/schema.sql
backup backup.zip backup.sql backup.tar.gz dump.sql database.sql db.sql db.sqlite site.tar.gz www.zip old new test tmp temp log logs error.log access.log
security-log security-log/2026-01-01.jsonl files uploads media/ media/.. media/../secret assets/../../package.json assets/%2e%2e/%2e%2e/package.json
assets/..%2f..%2fpackage.json assets/ assets/index.html assets/.vite/manifest.json .vite/manifest.json ssr-manifest.json
admin admin/ admin.php administrator wp-admin wp-login.php wp-config.php xmlrpc.php phpmyadmin pma adminer.php phpinfo.php info.php config.php
config.json config.yml settings.json credentials.json secrets.json id_rsa server.key server.pem console debug _debug __debug__ trace actuator
actuator/env actuator/heapdump metrics prometheus status server-status server-info health info env heapdump graphql graphiql swagger swagger.json
swagger-ui documentation documentation/json api-docs api/swagger.json v1 v2 api api/ api/admin api/debug api/users api/user api/config api/.env
dev dev/ dev/outbox dev/outbox.json dev/clock dev/grant dev/direct-debit-return gallery __vite_ping @vite/client @fs/etc/passwd @id/react
etc/passwd ../etc/passwd %2e%2e/%2e%2e/etc/passwd ..%2f..%2fetc%2fpasswd ..;/admin ;/admin %00 index.php?page=../../etc/passwd cgi-bin/ cgi-bin/test.cgi
shell.php cmd.php upload.php .well-known/security.txt.bak robots.txt~ sitemap.xml.bak service-worker.js.map assets/entry-client.js.map
`
  .split(/\s+/)
  .filter((word) => word !== '');
