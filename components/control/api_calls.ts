/** Returns the command lines that sign in, create a parcel and add its first history entry; `origin` is the site's. */
export function apiCalls(origin: string, email: string): string {
  return [
    `curl -w '\\n' -c session.txt ${origin}/api/admins/auth/signin \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '{"email": "${email}", "password": "…"}'`,
    ``,
    `curl -w '\\n' -b session.txt ${origin}/api/parcels \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '{"tracking_code": "WB-2048-1985", "recipient_name": "Mina Park",`,
    `       "destination": "12 Harbour Street, Busan",`,
    `       "status": "In transit", "current_location": "Singapore"}'`,
    ``,
    `curl -w '\\n' -b session.txt ${origin}/api/activities \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '{"parcel_id": "…", "title": "Picked up", "description": "Collected from the sender",`,
    `       "icon": "local_shipping", "color": "green"}'`,
  ].join("\n");
}
